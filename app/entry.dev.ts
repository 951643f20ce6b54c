// The browser's entry under `npm run dev`: Fast Refresh must load before React.
import "@vitejs/plugin-react/preamble";
import "./entry.client.tsx";
