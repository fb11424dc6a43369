import { useTicketFiles } from '@sild/dialogs/use-ticket-files'
import { useText } from '@sild/shell-api'

/** The files of an answer. */
export function useAnswerFiles() {
  const text = useText('mf-backoffice.support')
  const { fieldWith, ...files } = useTicketFiles({
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
  return { ...files, field: fieldWith() }
}
