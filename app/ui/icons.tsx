import { ArrowLeft, ChevronLeft, ChevronRight, ExternalLink, type IconNode, ListPlus, SkipBack, SkipForward } from "lucide";
import { type ComponentProps, createElement } from "react";
import { classNames } from "./class-names.ts";

/** Every icon of the site: lucide's shapes as data. */
export {
  ArrowDown as arrowDownIcon,
  ArrowLeft as arrowLeftIcon,
  ArrowUp as arrowUpIcon,
  Bird as birdIcon,
  Bookmark as bookmarkIcon,
  BriefcaseBusiness as briefcaseIcon,
  Brush as brushIcon,
  Camera as cameraIcon,
  Check as checkIcon,
  ChevronDown as chevronDownIcon,
  ChevronLeft as chevronLeftIcon,
  ChevronRight as chevronRightIcon,
  Compass as compassIcon,
  Dices as dicesIcon,
  Drama as dramaIcon,
  ExternalLink as externalLinkIcon,
  Eye as eyeIcon,
  Film as filmIcon,
  FingerprintPattern as fingerprintIcon,
  Flag as flagIcon,
  Footprints as footprintsIcon,
  Ghost as ghostIcon,
  Heart as heartIcon,
  HeartHandshake as heartHandshakeIcon,
  KeyRound as keyRoundIcon,
  Landmark as landmarkIcon,
  Laugh as laughIcon,
  LayoutGrid as layoutGridIcon,
  Link2 as link2Icon,
  ListPlus as listPlusIcon,
  Maximize as maximizeIcon,
  Menu as menuIcon,
  MessageCircle as messageCircleIcon,
  Mic as micIcon,
  Minimize as minimizeIcon,
  Music as musicIcon,
  Newspaper as newspaperIcon,
  Orbit as orbitIcon,
  Pause as pauseIcon,
  Play as playIcon,
  Rocket as rocketIcon,
  RotateCcw as replayIcon,
  Rows3 as rowsIcon,
  Rss as rssIcon,
  Search as searchIcon,
  Send as sendIcon,
  Share2 as share2Icon,
  Shield as shieldIcon,
  SkipBack as skipBackIcon,
  SkipForward as skipForwardIcon,
  SlidersHorizontal as slidersIcon,
  Star as starIcon,
  Sunset as sunsetIcon,
  Swords as swordsIcon,
  ThumbsUp as thumbsUpIcon,
  ToyBrick as toyBrickIcon,
  Tv as tvIcon,
  Users as usersIcon,
  WandSparkles as wandSparklesIcon,
  X as xIcon,
  Zap as zapIcon,
} from "lucide";
export type { IconNode };

/** They point along the line, and turn with it. Play and Replay do not: a film's time runs to the right in every language. */
const pointing = new Set<IconNode>([ArrowLeft, ChevronLeft, ChevronRight, ExternalLink, ListPlus, SkipBack, SkipForward]);

/** Decorative: its meaning stands beside it as text. One plain `svg`, because every card of a grid renders one. */
export function Icon({ of: node, className, ...props }: { of: IconNode } & ComponentProps<"svg">) {
  return (
    <svg
      aria-hidden="true"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={pointing.has(node) ? classNames(className, "rtl:-scale-x-100") : className}
      {...props}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
