import { lazyPart } from '@sild/ui'
import { FieldPlaceholder } from './FieldPlaceholder.tsx'
import { MenuButton } from './MenuButton.tsx'
import { onDemand } from './on-demand.tsx'
import { Trigger } from './Trigger.tsx'

export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx'
export { Dialog, Sheet, type DialogProps, type SheetProps } from './Dialog.tsx'
export { FormDialog, type FormDialogProps } from './FormDialog.tsx'
export type { ComboBoxOption, ComboBoxProps } from './ComboBox.tsx'
export type { DatePickerProps } from './DatePicker.tsx'
export type { MediaPreviewProps, PreviewPicture } from './MediaPreview.tsx'
export type { MenuEntry, MenuProps } from './Menu.tsx'
export type { PopoverProps, TooltipProps } from './Popover.tsx'

export const Menu = onDemand(async () => (await import('./Menu.tsx')).Menu, MenuButton)
export const Popover = onDemand(async () => (await import('./Popover.tsx')).Popover, Trigger)
export const Tooltip = onDemand(async () => (await import('./Popover.tsx')).Tooltip, Trigger)
export const ComboBox = onDemand(async () => (await import('./ComboBox.tsx')).ComboBox, FieldPlaceholder)
export const DatePicker = onDemand(async () => (await import('./DatePicker.tsx')).DatePicker, FieldPlaceholder)
/** Render it inside `<Suspense>`: it has no stand-in while it loads. */
export const MediaPreview = lazyPart(async () => (await import('./MediaPreview.tsx')).MediaPreview)
