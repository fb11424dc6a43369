import { getAuditOverview } from '@sild/contract/audit/operations'
import { paths, withQuery } from '@sild/paths'
import { useNavigate, useSearchParams } from '@sild/router'
import { useIntl, useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Button, Cluster, Link, Select, Stack, TextField } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import { filterOf } from './audit-input.ts'
import { useActionTexts } from './use-action-texts.ts'

export function AuditFilterForm() {
  const intl = useIntl()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { operations, staff } = useApiQuery(getAuditOverview, {}).data
  const { operationText } = useActionTexts()
  const text = useText('mf-backoffice.log')
  const filter = filterOf(parameters)
  return (
    <form
      // Remounted with the filter, so that unsent typing does not outlive it.
      key={JSON.stringify(filter)}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const given = [...new FormData(event.currentTarget)].filter((entry): entry is [string, string] =>
          Boolean(entry[1]),
        )
        const chosen = filterOf(new URLSearchParams(given))
        void navigate(withQuery(paths.auditLog(), { ...chosen }))
      }}
    >
      <Stack gap={12}>
        <FieldRow>
          <Select
            name="staffGuid"
            label={text('who')}
            defaultValue={filter.staffGuid ?? ''}
            options={[
              { value: '', label: text('who.all') },
              ...staff.map(({ email, userGuid }) => ({ value: userGuid, label: email ?? text('nobody') })),
            ]}
          />
          <Select
            name="operation"
            label={text('what')}
            defaultValue={filter.operation ?? ''}
            options={[
              { value: '', label: text('what.all') },
              ...operations
                .map((name) => ({ value: name, label: operationText(name) }))
                .toSorted((one, other) => one.label.localeCompare(other.label, intl.locale)),
            ]}
          />
          <TextField type="date" name="from" label={text('from')} defaultValue={filter.from ?? ''} />
          <TextField type="date" name="until" label={text('until')} defaultValue={filter.until ?? ''} />
        </FieldRow>
        <TextField
          name="about"
          label={text('whom')}
          hint={text('whom.hint')}
          defaultValue={filter.about ?? ''}
          maxLength={200}
        />
        <Cluster>
          <Button type="submit">{text('filter')}</Button>
          {Object.values(filter).some((value) => value !== undefined) && (
            <Link href={paths.auditLog()}>{text('filter.end')}</Link>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}
