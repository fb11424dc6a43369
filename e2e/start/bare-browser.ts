import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'

type Answer = Record<string, unknown>
interface Target {
  targetId: string
  subtype?: string
}
interface Message {
  id?: number
  result?: Answer
  error?: Answer
  method?: string
  params?: { sessionId: string; targetInfo: Target }
}
export interface BarePage extends AsyncDisposable {
  goto(url: string): Promise<void>
  /** In the document that is shown: another may take its place in the tab. */
  evaluate<Value>(expression: string): Promise<Value>
  moveTo(place: Place): Promise<void>
  click(place: Place): Promise<void>
}
export type Place = readonly [x: number, y: number]

const flags = ['--headless', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--no-first-run']
const pollMs = 50

/** A page of a browser without Playwright, which turns prerendering off where it attaches. */
export async function openBarePage(): Promise<BarePage> {
  const profile = mkdtempSync(join(tmpdir(), 'sild-chromium-'))
  const program = process.env['CHROMIUM_PATH'] ?? chromium.executablePath()
  const browser = spawn(program, [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let address: string | undefined
  for await (const line of createInterface(browser.stderr)) {
    address = /DevTools listening on (\S+)/.exec(line)?.[1]
    if (address) break
  }
  const socket = new WebSocket(address ?? '')
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let asked = 0
  /** Of the documents of the tab, those that are being prepared among them. */
  const sessions = new Map<string, string>()
  socket.addEventListener('message', ({ data }) => {
    const { error, id, method, params, result } = JSON.parse(String(data)) as Message
    if (method === 'Target.attachedToTarget' && params) sessions.set(params.targetInfo.targetId, params.sessionId)
    if (error) waiting.get(id ?? 0)?.reject(new Error(String(error['message'])))
    else waiting.get(id ?? 0)?.resolve(result ?? {})
  })
  const send = (method: string, params: object = {}, sessionId?: string): Promise<Answer> => {
    const question = Promise.withResolvers<Answer>()
    asked += 1
    waiting.set(asked, question)
    socket.send(JSON.stringify({ id: asked, method, params, sessionId }))
    return question.promise
  }
  const targets = async (type: string): Promise<Target[]> => {
    const { targetInfos } = await send('Target.getTargets', { filter: [{ type }] })
    return targetInfos as Target[]
  }
  // Attaching to the page itself would turn prerendering off.
  const [tab] = await targets('tab')
  const { sessionId } = await send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true })
  const attaching = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false }
  await send('Target.setAutoAttach', attaching, String(sessionId))
  const shown = async (): Promise<string> => {
    const pages = await targets('page')
    const { targetId = '' } = pages.find(({ subtype }) => !subtype) ?? {}
    return sessions.get(targetId) ?? ''
  }
  const sendToShown = async (method: string, params: object): Promise<Answer> => {
    const session = await shown()
    try {
      return await send(method, params, session)
    } catch (error) {
      // Another document has replaced the shown one since we looked it up.
      if (session !== (await shown())) return sendToShown(method, params)
      throw error
    }
  }
  const mouse = async (type: string, [x, y]: Place): Promise<void> => {
    const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }
    await sendToShown('Input.dispatchMouseEvent', { type, x, y, ...button })
  }
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const asking = { expression, returnByValue: true, awaitPromise: true }
    const { result } = await sendToShown('Runtime.evaluate', asking)
    return (result as { value: Value }).value // As the caller knows.
  }
  return {
    evaluate,
    async goto(url) {
      await sendToShown('Page.navigate', { url })
      while (!(await evaluate<boolean>(`location.href !== 'about:blank' && document.readyState === 'complete'`)))
        await new Promise((resolve) => setTimeout(resolve, pollMs))
    },
    moveTo: (place) => mouse('mouseMoved', place),
    async click(place) {
      await mouse('mousePressed', place)
      await mouse('mouseReleased', place)
    },
    async [Symbol.asyncDispose]() {
      const ended = once(browser, 'exit')
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
