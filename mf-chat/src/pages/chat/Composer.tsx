import type { ChatAttachment } from '@sild/contract/chat/schemas'
import { limits } from '@sild/contract/limits'
import { useDraft, useText } from '@sild/shell-api'
import { useUploads } from '@sild/shell-api/uploads'
import { IconButton } from '@sild/ui'
import { FileList, TextArea } from '@sild/ui/forms'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { AttachButton } from './AttachButton.tsx'
import * as css from './Composer.module.css'

const readText = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined)

/** Enter sends, Shift+Enter begins a line. What is typed stays with the chat until it is sent. */
export function Composer({
  chatGuid,
  onSend,
}: {
  chatGuid: string
  onSend: (message: string, attachments: readonly ChatAttachment[]) => void
}) {
  const draft = useDraft<string>(`chat-${chatGuid}`, { empty: '', parse: readText })
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string>()
  const text = useText('mf-chat')
  const attachments = useUploads('chat-attachment', (reason, types) =>
    text(`attach.${reason}`, { types, count: limits.file.maxCount }),
  )
  const { files, notArrived, refused } = attachments

  function send(event: SyntheticEvent) {
    event.preventDefault()
    const message = draft.value.trim()
    if (message === '') return setProblem(text('composer.empty'))
    if ([...message].length > limits.chatMessage.max)
      return setProblem(text('composer.too-long', { val: limits.chatMessage.max }))
    // It belongs to the message: without it another one would be sent.
    if (refused.length > 0) return setProblem(text('attach.refused'))
    if (notArrived.length > 0) return setProblem(text('attach.unfinished'))
    setProblem(undefined)
    draft.discard()
    attachments.clear()
    onSend(
      message,
      files.flatMap(({ arrived }) =>
        arrived ? [{ url: arrived.fileUrl, name: arrived.name, bytes: arrived.bytes }] : [],
      ),
    )
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <form data-chrome="composer" className={css.composer} onSubmit={send}>
      <FileList
        isDense
        label={text('attached')}
        labels={{
          remove: (file) => text('attach.remove', { file }),
          progress: (file) => text('attach.progress', { file }),
        }}
        files={files}
        onRemove={(key) => {
          setProblem(undefined)
          attachments.remove(key)
          area.current?.focus()
        }}
      />
      <AttachButton
        types={attachments.types}
        onChoose={(chosen) => {
          const room = limits.file.maxCount - files.length + refused.length
          setProblem(undefined)
          void attachments.add(chosen, (index) => (index < room ? null : 'many'))
        }}
      />
      <TextArea
        ref={area}
        name="message"
        label={text('composer.label')}
        isLabelHidden
        placeholder={text('composer.placeholder')}
        rows={1}
        error={problem}
        value={draft.value}
        onChange={(event) => {
          setProblem(undefined)
          draft.change(event.target.value)
        }}
        onKeyDown={press}
      />
      <IconButton
        type="submit"
        variant="primary"
        label={text('composer.send')}
        icon={<SendHorizontal size={20} aria-hidden />}
      />
    </form>
  )
}
