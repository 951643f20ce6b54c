export const advertisement = "Advertisement";
