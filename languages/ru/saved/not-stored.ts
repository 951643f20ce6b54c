// Beside what the visitor has saved, where the device is set to remember nothing.
export const notStored = {
  remembersNothing: "На этом устройстве включено «Ничего не запоминать». Всё сохранённое пропадёт, когда ты закроешь или перезагрузишь страницу.",
  changeThat: "Изменить это в настройках",
};
