import { Dialog } from '@sild/ui/heavy'
import * as css from './LaterDialog.module.css'

export function LaterDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="It has come" closeLabel="Close">
      <p className={css.marked}>With its styles</p>
    </Dialog>
  )
}
