import { changeFlag, listFlagRules } from '@sild/contract/content/flag-operations'
import type { FlagRule } from '@sild/contract/content/flag-schemas'
import { isApiError, useApi, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { Button, Checkbox, Notice } from '@sild/ui'
import { ErrorSummary, Form, FormActions, NumberField } from '@sild/ui/forms'
import { useState } from 'react'

interface FlagValues {
  isOn: boolean
  share: number | null
}

/** Whether it is on, and for how many. */
export function FlagForm({ flag }: { flag: FlagRule }) {
  const { key: flagKey } = flag
  const notify = useNotify()
  const api = useApi()
  const text = useText('mf-backoffice.flags')
  const [isNewer, setIsNewer] = useState(false)
  const form = useOperationForm<typeof changeFlag, FlagValues>({
    operation: changeFlag,
    schema: () => import('@sild/contract/content/flag-schemas').then(({ changeFlagBody }) => changeFlagBody),
    defaultValues: { isOn: flag.isOn, share: flag.share },
    toInput: ({ isOn, share }) => ({
      params: { flagKey },
      // An empty field is refused by the schema, beside it.
      body: { isOn, share: share ?? (undefined as never), version: flag.version },
    }),
    send: async (input) => {
      try {
        return await api.call(changeFlag, input)
      } catch (error) {
        // What was chosen stays; sent again, it replaces what is newer.
        if (isApiError(error) && error.code === 'flag-changed-meanwhile') {
          setIsNewer(true)
          await queryClient.invalidateQueries({ queryKey: [listFlagRules.path] })
        }
        throw error
      }
    },
    onDone: async () => {
      setIsNewer(false)
      notify({ tone: 'success', text: text('saved') })
      await queryClient.invalidateQueries({ queryKey: [listFlagRules.path] })
    },
  })
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      {isNewer && <Notice tone="warning">{text('newer')}</Notice>}
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
