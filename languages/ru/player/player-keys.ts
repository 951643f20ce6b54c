/** The first-party player's keys (player/keyboard.ts). Apart from its words, because pages of text list them too. */
const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "Пробел или K", does: "воспроизведение и пауза" },
  { keys: "Стрелки влево и вправо", does: "на пять секунд назад и вперёд" },
  { keys: "J и L", does: "на десять секунд назад и вперёд" },
  { keys: "Стрелки вверх и вниз", does: "громче и тише" },
  { keys: "От 0 до 9", does: "переход к 0–90\u00a0% фильма" },
  { keys: "Знаки «меньше» и «больше»", does: "медленнее и быстрее" },
  { keys: "C", does: "субтитры" },
  { keys: "M", does: "выключить звук" },
  { keys: "F", does: "во весь экран" },
  { keys: "?", does: "список всех горячих клавиш" },
];
export const playerKeys = {
  shortcuts,
  playerKeys: shortcuts.map(({ keys, does }) => `${keys}: ${does}`),
};
