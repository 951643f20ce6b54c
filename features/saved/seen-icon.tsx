import { checkIcon, eyeIcon, Icon } from "#app/ui/icons.tsx";

/** An eye; a check mark once the title or episode was seen. */
export const SeenIcon = ({ isSeen, className }: { isSeen: boolean; className: string }) => <Icon of={isSeen ? checkIcon : eyeIcon} className={className} />;
