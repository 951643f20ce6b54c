const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};
const off =
  "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";
const on = (who: string) => ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"].map((feature) => `${feature}=(${who})`).join(", ");
const film =
  "https://upload.wikimedia.org https://archive.org https://*.us.archive.org https://*.ca.archive.org https://video.blender.org https://download.blender.org";
const file = {
  ...common,
  "x-frame-options": "DENY",
  "permissions-policy": `${on("self")}, ${off}`,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};
/** The headers of each kind of document, for the deployment of header-table.test.ts. */
export const expectedHeaders = {
  page: {
    ...common,
    "x-frame-options": "DENY",
    "permissions-policy": `${on('self "https://frames.example" "https://www.youtube-nocookie.com"')}, ${off}`,
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https://images.example; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; frame-src 'self' https://frames.example https://www.youtube-nocookie.com; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  },
  player: {
    ...common,
    "x-frame-options": "SAMEORIGIN",
    "permissions-policy": `${on("self")}, ${off}`,
    "content-security-policy": `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https://images.example; connect-src 'self' https://media.example ${film}; media-src 'self' blob: https://media.example ${film}; worker-src 'self' blob:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; object-src 'none'`,
  },
  ad: {
    ...common,
    "x-frame-options": "SAMEORIGIN",
    "permissions-policy": `${on("")}, ${off}`,
    "content-security-policy":
      "default-src 'none'; script-src https://ads.example; style-src 'unsafe-inline' https://ads.example; img-src data: https://ads.example; font-src https://ads.example; connect-src https://ads.example; media-src https://ads.example; frame-src https://ads.example; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; object-src 'none'; sandbox allow-scripts",
  },
  worker: {
    ...common,
    "x-frame-options": "DENY",
    "permissions-policy": `${on("self")}, ${off}`,
    "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  },
  file,
  /** Other sites show it beside a link. */
  card: { ...file, "cross-origin-resource-policy": "cross-origin" },
} as const;
