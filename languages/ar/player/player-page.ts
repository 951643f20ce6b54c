import type { PartsOfTime } from "#features/player/model/clock-time.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { minutes as minutesText } from "../counts.ts";
import { plural } from "../text.ts";
import { captionLook } from "./caption-look.ts";

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const speedLabel = (value: number): string => `${value}×`;

const hoursText = (count: number): string =>
  plural(count, { zero: "0 ساعة", one: "ساعة واحدة", two: "ساعتان", few: "# ساعات", many: "# ساعة", other: "# ساعة" });
const secondsText = (count: number): string =>
  plural(count, { zero: "0 ثانية", one: "ثانية واحدة", two: "ثانيتان", few: "# ثوانٍ", many: "# ثانية", other: "# ثانية" });
type Failure = { what: string; advice: string };

export const playerPage = {
  controls: "أزرار التحكم في المشغّل",
  film: "الفيلم",
  play: "تشغيل",
  pause: "إيقاف مؤقت",
  replay: "إعادة التشغيل",
  seek: "شريط التقدّم",
  mute: "كتم الصوت",
  volume: "مستوى الصوت",
  captions: "الترجمة",
  pictureInPicture: "صورة داخل صورة",
  playOnDevice: "التشغيل على جهاز آخر",
  fullScreen: "ملء الشاشة",
  back: "رجوع 10 ثوانٍ",
  forward: "تقديم 10 ثوانٍ",
  live: "مباشر",
  openElsewhere: "فتح الفيلم في برنامج آخر",
  /** For screen readers: "دقيقتان، والمدة: ساعتان". After "من" the duals would end in "ين". */
  positionOf: (position: string, length: string): string => `${position}، والمدة: ${length}`,
  /** "ساعة واحدة ودقيقتان و3 ثوانٍ" */
  spokenTime: ({ hours, minutes, seconds }: PartsOfTime): string =>
    [hours > 0 && hoursText(hours), minutes > 0 && minutesText(minutes), seconds > 0 && secondsText(seconds)].filter(Boolean).join(" و") || secondsText(0),
  percent,
  settings: "الإعدادات",
  close: "إغلاق",
  speed: "السرعة",
  speedLabel,
  quality: "الجودة",
  automatic: "تلقائي",
  /** "تلقائي (720p)" */
  automaticNow: (label: string): string => `تلقائي (${label})`,
  captionsOff: "إيقاف",
  captionsOn: "تشغيل",
  openCaptionsFile: "فتح ملف ترجمة (SRT أو VTT)",
  ownFile: "ملفك",
  ownFileTiming: "توقيت ملفك بالثواني",
  ownFileOpen: (lines: number): string =>
    plural(lines, {
      zero: "لم يُعثر على أي سطر ترجمة",
      one: "عُثر على سطر ترجمة واحد",
      two: "عُثر على سطري ترجمة",
      few: "عُثر على # أسطر ترجمة",
      many: "عُثر على # سطر ترجمة",
      other: "عُثر على # سطر ترجمة",
    }),
  ownFileEmpty: "لا ترجمة في هذا الملف. يُرجى اختيار ملف SRT أو VTT.",
  ownFileTooLarge: "هذا الملف أكبر من أن يكون ملف ترجمة.",
  singleKeys: "اختصارات بمفتاح واحد",
  shortcutsTitle: "اختصارات لوحة المفاتيح",
  look: captionLook,
  /** What a key press did. */
  said: {
    playing: "قيد التشغيل",
    paused: "متوقف مؤقتًا",
    muted: "الصوت مكتوم",
    soundOn: "الصوت مفعّل",
    captionsOff: "الترجمة متوقفة",
    volume: (share: number): string => `مستوى الصوت ${percent(share)}`,
    captions: (track: string): string => `الترجمة: ${track}`,
    speed: (value: number): string => `السرعة ${speedLabel(value)}`,
  },
  /** At the side of the picture, after a double tap: "رجوع 20 ث". A minus would stand on the wrong side of the number. */
  jumped: (seconds: number): string => `${seconds < 0 ? "رجوع" : "تقديم"} ${Math.abs(seconds)} ث`,
  buffering: "جارٍ التخزين المؤقت",
  tryAgain: "إعادة المحاولة",
  failures: {
    source: { what: "تعذّر تحميل هذا الفيديو.", advice: "يمكن إعادة المحاولة، أو اختيار خادم آخر أدناه." },
    network: { what: "انقطع الاتصال أثناء تحميل الفيديو.", advice: "يُرجى التحقق من الاتصال ثم إعادة المحاولة." },
    format: { what: "لا يستطيع هذا المتصفح تشغيل الفيديو.", advice: "يمكن اختيار خادم آخر أدناه، أو تجربة متصفح آخر." },
    offline: { what: "يبدو أن الاتصال بالإنترنت مقطوع.", advice: "سيُستأنف الفيديو عند عودة الاتصال." },
    slow: { what: "يستغرق تحميل الفيديو بعض الوقت.", advice: "يمكن الانتظار، أو إعادة المحاولة، أو اختيار خادم آخر أدناه." },
  } satisfies Record<PlayerError | "offline" | "slow", Failure>,
  /** Of a file in the operator's own library. `name`: of a codec or a format, "HEVC". */
  ownFilm: {
    preparing: { what: "يجري تجهيز هذا الفيديو.", advice: "سيبدأ تلقائيًا بعد لحظات." },
    gone: { what: "لم يعد هذا الفيديو موجودًا هنا.", advice: "نُقل ملفه أو أُزيل والصفحة مفتوحة." },
    busy: { what: "عدد المشاهدين هنا كبير جدًا في هذه اللحظة.", advice: "يُرجى إعادة المحاولة بعد دقيقة." },
    damaged: { what: "ملف هذا الفيديو تالف.", advice: "لا يمكن تشغيله حتى يُستبدل الملف." },
    protected: { what: "هذا الفيديو محمي من النسخ.", advice: "لا يمكن تشغيله دون مفتاحه." },
    unplayable: (name: string | null): Failure => ({
      what: name === null ? "لا يمكن تشغيل صيغة هذا الفيديو." : `هذا الفيديو بصيغة ${name}، ولا يشغّلها أي متصفح.`,
      advice: "يجب تحويله أولًا.",
    }),
    notDecoded: (name: string | null): Failure => ({
      what: name === null ? "لا يستطيع هذا المتصفح تشغيل الفيديو." : `هذا الفيديو بصيغة ${name}، ولا يشغّلها هذا المتصفح.`,
      advice: "يمكن تجربة متصفح آخر أو جهاز آخر.",
    }),
    version: (number: number): string => `النسخة ${number}`,
  },
  download: "تنزيل الملف",
  audio: "الصوت",
  /** In the menu of captions, of subtitles that are not shown. `language`: "" if the file does not say; `format`: `null` for pictures. */
  unsupportedSubtitles: (language: string, format: string | null): string => `${language || "ترجمة"} (${format ?? "صور"}، غير مدعومة)`,
};
