// The browser's entry under `npm run dev`: Fast Refresh has to be there before React is.
import "@vitejs/plugin-react/preamble";
import "./entry.client.tsx";
