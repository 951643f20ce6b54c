export const blogs = (siteName: string) => ({
  title: "Blogs",
  description: `Six short articles on ${siteName}: the timing of silent comedy, the craft of serials, open films, choosing a film, aspect ratios, captions.`,
  lead: "Something to read while the popcorn pops: about films, how they are made, and how to watch them.",
});

export const backToHomepage = "Back to Homepage";
