import { limits } from '@sild/contract/limits'
import { FilesField } from '@sild/dialogs'
import { useText } from '@sild/shell-api'
import { useUploads } from '@sild/shell-api/uploads'
import { useState } from 'react'

/** The files of a message to support: their field, and what has arrived of them. */
export function useTicketFiles() {
  const text = useText('mf-account.support')
  const uploads = useUploads('ticket-attachment', (reason, types) => text(`files.${reason}`, { types }))
  const [error, setError] = useState<string>()
  const { files, notArrived, refused } = uploads
  return {
    field: (
      <FilesField
        uploads={uploads}
        maxFiles={limits.ticketFiles.max}
        label={text('files')}
        optionalLabel={text('optional')}
        hint={text('files.many')}
        error={files.length > 0 ? error : undefined}
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
    /** Files are part of the message: do not send it without them. */
    areReady(): boolean {
      const problem =
        refused.length > 0 ? text('files.refused') : notArrived.length > 0 ? text('files.unfinished') : undefined
      setError(problem)
      return problem === undefined
    },
    clear: uploads.clear,
  }
}
