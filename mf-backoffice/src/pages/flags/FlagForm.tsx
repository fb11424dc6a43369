import { changeFlag, listFlagRules } from '@sild/contract/content/flag-operations'
import type { FlagRule } from '@sild/contract/content/flag-schemas'
import { isApiError, useApi, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient, showReply } from '@sild/shell-api/query'
import { Button, Checkbox, Notice } from '@sild/ui'
import { ErrorSummary, Form, FormActions, NumberField } from '@sild/ui/forms'
import { useEffectEvent, useLayoutEffect, useState } from 'react'

interface Choice {
  isOn: boolean
  share: number | null
}
interface FlagValues extends Choice {
  /** The version that the change is based on; the server refuses it if a newer one exists. */
  base: Choice & { version: number }
}

const isSame = (one: Choice, other: Choice): boolean => one.isOn === other.isOn && one.share === other.share

/** Whether the flag is on, and its share. A colleague's change is shown, and never overwritten unseen. */
export function FlagForm({ flag }: { flag: FlagRule }) {
  const { key: flagKey } = flag
  const notify = useNotify()
  const api = useApi()
  const text = useText('mf-backoffice.flags')
  /** The newer version that caused the refusal. The next save replaces it. */
  const [replaced, setReplaced] = useState<number>()
  const form = useOperationForm<typeof changeFlag, FlagValues>({
    operation: changeFlag,
    schema: () => import('@sild/contract/content/flag-schemas').then(({ changeFlagBody }) => changeFlagBody),
    defaultValues: { isOn: flag.isOn, share: flag.share, base: flag },
    toInput: ({ isOn, share, base }) => ({
      params: { flagKey },
      // The schema rejects an empty field, with an error next to it.
      body: { isOn, share: share ?? (undefined as never), version: base.version },
    }),
    send: async (input) => {
      try {
        return await api.call(changeFlag, input)
      } catch (error) {
        // The user's choice stays; a second save overwrites the newer version.
        if (isApiError(error) && error.code === 'flag-changed-meanwhile') {
          const { list } = await api.call(listFlagRules, {})
          const newest = list.find(({ key }) => key === flagKey) ?? flag
          form.setValue('base', newest)
          setReplaced(newest.version)
          showReply(listFlagRules, {}, { list })
        }
        throw error
      }
    },
    onDone: async ({ version }, { isOn, share }) => {
      form.setValue('base', { isOn, share, version })
      notify({ tone: 'success', text: text('saved') })
      await queryClient.invalidateQueries({ queryKey: [listFlagRules.path] })
    },
  })
  const base = form.watch('base')
  const follow = useEffectEvent(() => {
    const isMoved = !isSame(flag, base)
    if (flag.version <= base.version || (isMoved && !isSame(form.getValues(), base))) return
    form.setValue('base', flag)
    if (!isMoved) return
    form.setValue('isOn', flag.isOn)
    form.setValue('share', flag.share)
  })
  // Before anything is painted: what is followed at once is no news.
  useLayoutEffect(() => follow(), [flag])
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      {(flag.version > base.version || base.version === replaced) && (
        <Notice tone="warning" isLive>
          {text('newer')}
        </Notice>
      )}
      <Checkbox label={text('on')} hint={text('on.hint')} {...form.register('isOn')} />
      <NumberField
        label={text('share')}
        hint={text('share.hint')}
        error={form.messageOf('share')}
        name="share"
        value={form.watch('share')}
        onChange={(share) => form.setValue('share', share, { shouldDirty: true })}
      />
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          aria-label={text('save.of', { name: text(`name.${flagKey}`) })}
          isPending={form.isPending}
        >
          {text('save')}
        </Button>
      </FormActions>
    </Form>
  )
}
