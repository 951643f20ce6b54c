/** Section 2: 'Check out "{title}" on the product!' */
export const shareText = ({ title, siteName }: { title: string; siteName: string }): string => `Check out "${title}" on ${siteName}!`;
