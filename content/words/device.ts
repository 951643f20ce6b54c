// The choices about what a device remembers, on the cookies page.

export const rememberNothing = "Remember nothing on this device";
export const autoplayNext = "Start the next episode automatically";
export const deleteStored = "Delete what the player has stored";
export const deleted = "Deleted from this device.";
