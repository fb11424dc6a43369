import { useTicketFiles } from '@sild/dialogs/use-ticket-files'
import { useText } from '@sild/shell-api'
import { useState } from 'react'

/** The files of a message to support. */
export function useMessageFiles() {
  const text = useText('mf-account.support')
  const [error, setError] = useState<string>()
  const { fieldWith, problem, ...files } = useTicketFiles({
    label: text('files'),
    optionalLabel: text('optional'),
    hint: text('files.many'),
    labels: {
      choose: text('files.choose'),
      drop: text('files.drop'),
      remove: (file) => text('files.remove', { file }),
      progress: (file) => text('files.progress', { file }),
    },
    refusal: (reason, types) => text(`files.${reason}`, { types }),
    refused: text('files.refused'),
    unfinished: text('files.unfinished'),
  })
  return {
    ...files,
    field: fieldWith(error),
    /** They belong to the message: without them another one would be sent. */
    areReady(): boolean {
      setError(problem)
      return problem === undefined
    },
  }
}
