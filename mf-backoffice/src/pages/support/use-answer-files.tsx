import { limits } from '@sild/contract/limits'
import { FilesField } from '@sild/dialogs'
import { useText } from '@sild/shell-api'
import { useUploads } from '@sild/shell-api/uploads'

/** The files of an answer: their field, the finished uploads, and what prevents sending. */
export function useAnswerFiles() {
  const text = useText('mf-backoffice.support')
  const uploads = useUploads('ticket-attachment', (reason, types) => text(`files.${reason}`, { types }))
  const { files, notArrived, refused } = uploads
  const problem = refused.length > 0 ? text('files.refused') : notArrived.length > 0 ? text('files.unfinished') : null
  return {
    field: (
      <FilesField
        uploads={uploads}
        maxFiles={limits.ticketFiles.max}
        label={text('files')}
        optionalLabel={text('optional')}
        hint={text('files.many')}
        labels={{
          choose: text('files.choose'),
          drop: text('files.drop'),
          remove: (file) => text('files.remove', { file }),
          progress: (file) => text('files.progress', { file }),
        }}
      />
    ),
    arrived: files.flatMap(({ arrived }) =>
      arrived ? [{ url: arrived.fileUrl, name: arrived.name, bytes: arrived.bytes }] : [],
    ),
    problem,
    clear: uploads.clear,
  }
}
