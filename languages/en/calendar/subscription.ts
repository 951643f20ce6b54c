export const subscription = {
  title: "In your own calendar",
  download: "Download as a file",
  downloadNote: "An ICS file of the days above, for any calendar. Days that are announced later are not in it.",
  subscribe: "Subscribe",
  subscribeNote: "Your calendar reads this address twice a day, and gets new days by itself.",
  /** What the address gives away. */
  ids: "The address has the ids of these titles in it. The service that runs your calendar sees them, and sees nothing else of you here.",
  withoutNames: "Without episode titles",
  address: "Address of the subscription",
  firstTitles: (count: number): string => `It has ${count} of your titles, those with announced days first.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
