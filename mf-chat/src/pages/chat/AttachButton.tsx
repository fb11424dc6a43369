import { useIntl } from '@sild/shell-api'
import { Paperclip } from 'lucide-react'
import * as css from './AttachButton.module.css'
import { attachmentTypes } from './use-attachments.ts'

export function AttachButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'mf-chat.attach' })
  return (
    <span className={css.button}>
      <Paperclip size={20} aria-hidden />
      <input
        type="file"
        multiple
        aria-label={label}
        title={label}
        accept={attachmentTypes.map((type) => `.${type}`).join(',')}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // The same file can be chosen again after it was removed.
          target.value = ''
        }}
        className={css.input}
      />
    </span>
  )
}
