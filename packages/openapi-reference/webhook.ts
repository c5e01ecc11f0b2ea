import {
  type Cursor,
  describeSchemes,
  findAccess,
  formatMethod,
  listTagLabels,
  type Webhook,
} from '@openapi-portal/openapi-model';
import {listSection} from './section-titles';
import {toPlainLine} from '@openapi-portal/safe-markdown';
import {fitPage} from './fit-page';
import type {PageBuilder, PageContext, RenderedPage} from './page';
import {renderPage} from './render-page';
import {listResponseSections} from './responses';
import {buildSentRequest, listBodyVariants} from './sent-request';

/** Builds the data of a webhook page. The order matters, because an anchor that is already used gets a suffix. */
function buildContent(webhook: Webhook, builder: PageBuilder) {
  const {contract, context} = builder;
  const {requirements = []} = findAccess(webhook, contract);
  return {
    ...buildSentRequest(webhook, builder),
    webhook,
    context,
    tags: listTagLabels(webhook, contract),
    api: contract.get('info')?.text('title') ?? 'The API',
    // Global security requirements are for callers. The API only sends what the webhook lists.
    authorization: webhook.cursor.has('security') ? describeSchemes(requirements) : undefined,
  };
}

export type WebhookPage = ReturnType<typeof buildContent>;

function renderContent(webhook: Webhook, builder: PageBuilder): RenderedPage {
  const page = buildContent(webhook, builder);
  const line = toPlainLine(webhook.cursor.text('description') ?? '');
  const source = {
    id: webhook.slug,
    title: webhook.title,
    description: line || `${webhook.title}: ${formatMethod(webhook.method)} to your server`,
    contents: [
      ...listSection('sent', true, listBodyVariants(page.body)),
      ...listSection('to-answer', true, listResponseSections(page.responses)),
    ],
    layout: ['Webhook'],
    page,
  };
  return renderPage(source, builder);
}

export function renderWebhook(
  contract: Cursor,
  webhook: Webhook,
  context: PageContext,
): RenderedPage {
  return fitPage(contract, context, (builder) => renderContent(webhook, builder));
}
