// Beside what the visitor has saved, where the device is set to remember nothing.
export const notStored = {
  remembersNothing: "Zapamiętywanie na tym urządzeniu jest wyłączone. To, co zapiszesz, zniknie, gdy zamkniesz lub odświeżysz tę stronę.",
  changeThat: "Zmień to w ustawieniach",
};
