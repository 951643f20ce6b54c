// Beside what the visitor has saved, where the device is set to remember nothing.
export const notStored = {
  remembersNothing: "この端末は、何も記憶しない設定になっています。保存したものは、このページを閉じるか再読み込みするまで有効です。",
  changeThat: "設定で変更",
};
