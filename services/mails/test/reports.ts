import { randomUUID } from 'node:crypto'

const crlf = (text: string): string => text.replaceAll('\n', '\r\n')

/** A delivery report as Postfix writes it. */
export const deliveryReport = (parts: {
  action?: string
  status: string
  diagnostic: string
  recipient: string
}): string =>
  crlf(`From: MAILER-DAEMON@mx.example.com (Mail Delivery System)
To: bounce@answers.sild.test
Subject: Undelivered Mail Returned to Sender
Message-ID: <${randomUUID()}@mx.example.com>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--b1
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com
X-Postfix-Queue-ID: 4F2A91
Arrival-Date: Tue, 24 Nov 2026 09:00:00 +0200 (EET)

Final-Recipient: rfc822; ${parts.recipient}
Action: ${parts.action ?? 'failed'}
Status: ${parts.status}
Remote-MTA: dns; mail.example.com
Diagnostic-Code: smtp; ${parts.diagnostic}

--b1
Content-Description: Undelivered Message
Content-Type: message/rfc822

From: Sild <no-reply@sild.test>
To: ${parts.recipient}
Subject: Kinnita oma aadress

Tere

--b1--
`)

/** A complaint as providers send it when a user presses "This is spam". */
export const complaint = (original: string): string =>
  crlf(`From: feedback@provider.example
To: complaints@answers.sild.test
Subject: FW: News
Message-ID: <${randomUUID()}@provider.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="b2"

--b2
Content-Type: text/plain; charset=us-ascii

This is an email abuse report.

--b2
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: ExampleFBL/1.0
Version: 1

--b2
Content-Type: message/rfc822

`) +
  original +
  crlf('\n--b2--\n')
