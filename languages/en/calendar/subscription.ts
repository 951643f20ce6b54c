export const subscription = {
  title: "In your own calendar",
  download: "Download as a file",
  downloadNote: "An ICS file with the dates above, for any calendar. Dates that are announced later are not in it.",
  subscribe: "Subscribe",
  subscribeNote: "Your calendar reads this address twice a day, and adds new dates by itself.",
  /** What the address gives away. */
  ids: "The address contains the ids of these titles. The service that runs your calendar sees them, but nothing else that you do here.",
  withoutNames: "Without episode titles",
  address: "Address of the subscription",
  firstTitles: (count: number): string => `The subscription covers ${count} of your titles, those with announced dates first.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
