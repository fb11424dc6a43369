import { limits } from '@sild/contract/limits'
import { listAllTags } from '@sild/contract/publications/tag-operations'
import type { StaffTag } from '@sild/contract/publications/tag-schemas'
import { useApi, useFailureText, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { FieldError, Text, TextField } from '@sild/ui'
import { RadioGroup } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import { type SyntheticEvent, useDeferredValue, useState } from 'react'
import { useApprovalRequest } from '../../approvals/use-approval.ts'
import { TagEffect } from './TagEffect.tsx'

const FEWEST = 2
const SHOWN = 6

interface MergeTagDialogProps {
  tag: StaffTag
  onClose: () => void
  onDone: () => void
}

/** Chooses the tag to merge this one into. */
export function MergeTagDialog({ onClose, onDone, tag }: MergeTagDialogProps) {
  const api = useApi()
  const failureText = useFailureText()
  const [typed, setTyped] = useState('')
  const [intoGuid, setIntoGuid] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const words = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...apiQuery(api, listAllTags, { query: { query: words, limit: SHOWN + 1 } }),
    enabled: words.length >= FEWEST,
  })
  const merge = useApprovalRequest('mergeTag', {
    onSuccess: () => {
      onDone()
      onClose()
    },
  })
  const text = useText('mf-backoffice.tags.merge')
  const found = (data?.list ?? []).filter(({ guid }) => guid !== tag.guid).slice(0, SHOWN)
  const into = found.find(({ guid }) => guid === intoGuid)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!into) return setIsMissing(true)
    merge.mutate({ params: { tagGuid: tag.guid }, body: { intoGuid: into.guid } })
  }
  return (
    <FormDialog
      isDanger
      onClose={onClose}
      onSubmit={submit}
      title={text('title', { label: tag.label })}
      closeLabel={text('cancel')}
      submitLabel={text('submit')}
      cancelLabel={text('cancel')}
      isPending={merge.isPending}
    >
      <Text tone="muted">{text('text')}</Text>
      <TextField
        name="into"
        label={text('into')}
        autoComplete="off"
        maxLength={limits.tag.max}
        error={isMissing && !into ? text('missing') : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length > 0 && (
        <RadioGroup
          name="found"
          label={text('found')}
          value={intoGuid}
          options={found.map(({ guid, label, publicationsCount }) => ({
            value: guid,
            label,
            hint: text('uses', { count: publicationsCount }),
          }))}
          onChange={({ target }) => setIntoGuid(target.value)}
        />
      )}
      {data && words.length >= FEWEST && found.length === 0 && <Text>{text('none')}</Text>}
      {into && <TagEffect tag={tag} into={into} />}
      {merge.error && <FieldError>{failureText(merge.error)}</FieldError>}
    </FormDialog>
  )
}
