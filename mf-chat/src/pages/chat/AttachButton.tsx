import { useIntl } from '@sild/shell-api'
import { Paperclip } from 'lucide-react'
import * as css from './AttachButton.module.css'

interface AttachButtonProps {
  types: readonly string[]
  onChoose: (files: readonly File[]) => void
}

export function AttachButton({ types, onChoose }: AttachButtonProps) {
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
        accept={types.map((type) => `.${type}`).join(',')}
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
