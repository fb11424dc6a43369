import { limits } from '@sild/contract/limits'
import { useUploads } from '@sild/shell-api/uploads'
import { FilesField } from '../FilesField.tsx'

type Field = Parameters<typeof FilesField>[0]

interface TicketFilesTexts extends Pick<Field, 'label' | 'optionalLabel' | 'hint' | 'labels'> {
  refusal: Parameters<typeof useUploads>[1]
  refused: string
  unfinished: string
}

/** The files of a message in a support ticket: their field, the uploaded ones, and why the message cannot be sent yet. */
export function useTicketFiles({ refusal, refused, unfinished, ...texts }: TicketFilesTexts) {
  const uploads = useUploads('ticket-attachment', refusal)
  const { clear, files, notArrived } = uploads
  return {
    fieldWith: (error?: string) => (
      <FilesField
        {...texts}
        uploads={uploads}
        maxFiles={limits.ticketFiles.max}
        error={files.length > 0 ? error : undefined}
      />
    ),
    arrived: files.flatMap(({ arrived }) =>
      arrived ? [{ url: arrived.fileUrl, name: arrived.name, bytes: arrived.bytes }] : [],
    ),
    problem: uploads.refused.length > 0 ? refused : notArrived.length > 0 ? unfinished : undefined,
    clear,
  }
}
