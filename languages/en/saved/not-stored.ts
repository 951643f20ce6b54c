// Beside what the visitor has saved, where the device is set to remember nothing.
export const notStored = {
  remembersNothing: "This device is set to remember nothing. What you save lasts until you close or reload this page.",
  changeThat: "Change that in Settings",
};
