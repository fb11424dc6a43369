import { useIntl } from '@sild/shell-api'
import type { ChosenFile } from '@sild/shell-api/uploads'
import { Glyph, IconButton, Text } from '@sild/ui'
import { ProgressBar } from '@sild/ui/forms'
import * as css from './AttachingList.module.css'

interface AttachingListProps {
  files: readonly ChosenFile[]
  onRemove: (key: string) => void
}

/** What goes with the next message, and how far it has come. */
export function AttachingList({ files, onRemove }: AttachingListProps) {
  const intl = useIntl()
  const text = (id: string, file?: string) => intl.formatMessage({ id: `mf-chat.${id}` }, { file })
  if (files.length === 0) return null
  return (
    <ul className={css.files} aria-label={text('attached')}>
      {files.map(({ key, name, progress, error }) => (
        <li key={key} className={css.file}>
          <div className={css.words}>
            <Text size={14}>{name}</Text>
            {progress !== undefined && <ProgressBar label={text('attach.progress', name)} value={progress} />}
            {error && (
              <p role="alert" className={css.error}>
                {error}
              </p>
            )}
          </div>
          <IconButton
            size="dense"
            variant="quiet"
            label={text('attach.remove', name)}
            icon={<Glyph name="close" />}
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  )
}
