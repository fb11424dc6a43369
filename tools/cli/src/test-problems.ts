import { runVitest, type VitestReport } from '../../check/run-vitest.ts'

/** Which tests of an app fail, and why. */
export async function testProblems(app: string): Promise<string[]> {
  const { code, output, report } = await runVitest(
    '--project=unit',
    '--project=pages',
    `${app}/src/`,
    '--passWithNoTests',
  )
  if (code === 0) return []
  const failed = report ? failuresIn(report) : []
  return failed.length > 0 ? failed : [output.trim()]
}

const firstLine = (text = ''): string => text.trim().split('\n', 1)[0] ?? ''

const failuresIn = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ assertionResults, message, name }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not even be loaded has no tests.
    if (assertionResults.length === 0 && message) return [`${name}: ${firstLine(message)}`]
    return failed.map(({ failureMessages, fullName }) => `${fullName}: ${firstLine(failureMessages[0])}`)
  })
