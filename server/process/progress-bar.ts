const widthChars = 30;

/** On a terminal one line that is written again and again; elsewhere a line for each title. `total` in any unit. */
export function progressBar(total: number, out: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stdout) {
  let done = 0;
  let last = "";
  const show = (line: string): void => {
    if (line === last) return;
    last = line;
    out.write(out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  };
  return {
    advance: (title: string, amount: number): void => {
      done += amount;
      const part = total === 0 ? 1 : Math.min(1, done / total);
      const bar = "#".repeat(Math.round(part * widthChars)).padEnd(widthChars, ".");
      show(out.isTTY ? `[${bar}] ${Math.round(part * 100)} % ${title}` : title);
    },
    say: show,
    end: (): void => void (out.isTTY && out.write("\r\u001b[K")),
  };
}
