import { useText } from '@sild/shell-api'
import { IconButton, pressedKey } from '@sild/ui'
import { FileList, TextArea } from '@sild/ui/forms'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react'
import { AttachButton } from './AttachButton.tsx'
import * as css from './Composer.module.css'
import { type SendMessage, useMessage } from './use-message.ts'

interface ComposerProps {
  chatGuid: string
  onSend: SendMessage
}

/** Enter sends, Shift+Enter begins a line. */
export function Composer({ chatGuid, onSend }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const message = useMessage(chatGuid, onSend)
  const text = useText('mf-chat')

  function send(event: SyntheticEvent) {
    event.preventDefault()
    message.send()
  }
  function press(event: KeyboardEvent) {
    if (pressedKey(event) === 'Enter' && !event.shiftKey) send(event)
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
        files={message.files}
        onRemove={(key) => {
          message.detach(key)
          area.current?.focus()
        }}
      />
      <AttachButton types={message.types} onChoose={message.attach} />
      <TextArea
        ref={area}
        name="message"
        label={text('composer.label')}
        isLabelHidden
        placeholder={text('composer.placeholder')}
        rows={1}
        error={message.problem}
        value={message.words}
        onChange={(event) => message.write(event.target.value)}
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
