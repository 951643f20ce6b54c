export const blogs = (siteName: string) => ({
  title: "Blogs",
  description: `Six short articles on ${siteName}: the timing of silent comedy, the craft of serials, open films, choosing, the shapes of film, captions.`,
  lead: "Something to read while the kettle boils: about films, how they are made, and how to watch them.",
});
