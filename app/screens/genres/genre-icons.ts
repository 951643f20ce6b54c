import { __iconData as brushIcon } from "lucide-react/icons/brush";
import { __iconData as cameraIcon } from "lucide-react/icons/camera";
import { __iconData as compassIcon } from "lucide-react/icons/compass";
import { __iconData as dramaIcon } from "lucide-react/icons/drama";
import { __iconData as musicIcon } from "lucide-react/icons/eighth-notes";
import { __iconData as eyeIcon } from "lucide-react/icons/eye";
import { __iconData as laughIcon } from "lucide-react/icons/face-grinning";
import { __iconData as fingerprintIcon } from "lucide-react/icons/fingerprint-pattern";
import { __iconData as flagIcon } from "lucide-react/icons/flag";
import { __iconData as footprintsIcon } from "lucide-react/icons/footprints";
import { __iconData as ghostIcon } from "lucide-react/icons/ghost";
import { __iconData as heartIcon } from "lucide-react/icons/heart";
import { __iconData as heartHandshakeIcon } from "lucide-react/icons/heart-handshake";
import { __iconData as keyRoundIcon } from "lucide-react/icons/key-round";
import { __iconData as landmarkIcon } from "lucide-react/icons/landmark";
import { __iconData as micIcon } from "lucide-react/icons/mic";
import { __iconData as newspaperIcon } from "lucide-react/icons/newspaper";
import { __iconData as orbitIcon } from "lucide-react/icons/orbit";
import { __iconData as rocketIcon } from "lucide-react/icons/rocket";
import { __iconData as shieldIcon } from "lucide-react/icons/shield";
import { __iconData as sunsetIcon } from "lucide-react/icons/sunset";
import { __iconData as swordsIcon } from "lucide-react/icons/swords";
import { __iconData as toyBrickIcon } from "lucide-react/icons/toy-brick";
import { __iconData as tvIcon } from "lucide-react/icons/tv";
import { __iconData as usersIcon } from "lucide-react/icons/users";
import { __iconData as wandSparklesIcon } from "lucide-react/icons/wand-sparkles";
import { __iconData as zapIcon } from "lucide-react/icons/zap";
import type { IconShape } from "#app/ui/icon.tsx";

/** By the provider's genre id. */
export const genreIcons: Record<number, IconShape> = {
  28: zapIcon,
  10759: swordsIcon,
  12: compassIcon,
  16: brushIcon,
  35: laughIcon,
  80: fingerprintIcon,
  99: cameraIcon,
  18: dramaIcon,
  10751: usersIcon,
  14: wandSparklesIcon,
  36: landmarkIcon,
  27: ghostIcon,
  10762: toyBrickIcon,
  10402: musicIcon,
  9648: keyRoundIcon,
  10763: newspaperIcon,
  10764: eyeIcon,
  10749: heartIcon,
  10765: orbitIcon,
  878: rocketIcon,
  10766: heartHandshakeIcon,
  10767: micIcon,
  53: footprintsIcon,
  10770: tvIcon,
  10752: shieldIcon,
  10768: flagIcon,
  37: sunsetIcon,
};
