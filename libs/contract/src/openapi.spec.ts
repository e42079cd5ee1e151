import { createConfig, lintFromString } from '@redocly/openapi-core';
import { apiCalls } from './api-calls.js';
import { openApiDocument } from './openapi.js';

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const document = openApiDocument('1.0.0', 'https://mail.example.org');
const operations = [...Object.values(document.paths), ...Object.values(document.webhooks)].flatMap((methods) =>
  Object.values(methods as Record<string, Operation>),
);

/** Rules of the linter that a call breaks for a reason. */
const excused = (ruleId: string, where: string): boolean =>
  // Probes and public files refuse no caller.
  ruleId === 'operation-4xx-response' && /^#\/paths\/~1(?:health|efemera\.(?:tgz|py))/.test(where);

describe('the OpenAPI document', () => {
  it('passes the strict rules of a linter', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const lint = async (source: object) =>
      (await lintFromString({ source: JSON.stringify(source), config }))
        .filter(({ ruleId, location }) => !excused(ruleId, location[0]?.pointer ?? ''))
        .map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
    expect(await lint(document)).toEqual([]);
    const broken = { ...document, tags: [], servers: [{ url: 'https://example.com' }] };
    expect((await lint(broken)).length).toBeGreaterThan(0);
  });

  it('names the schema of every body, sent or answered', () => {
    const isNamed = (schema: object): boolean => {
      const { $ref, anyOf, allOf } = schema as { $ref?: string; anyOf?: object[]; allOf?: object[] };
      // The schema of an error is `ErrorBody` and, beside it, the list of codes.
      return $ref !== undefined || (anyOf?.every(isNamed) ?? (allOf?.[0] !== undefined && isNamed(allOf[0])));
    };
    const bodies = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody?.content, ...Object.values(responses).map(({ content }) => content)].flatMap((content) =>
        content?.['application/json'] ? [{ operationId, schema: content['application/json'].schema }] : [],
      ),
    );
    expect(bodies.filter(({ schema }) => !isNamed(schema)).map(({ operationId }) => operationId)).toEqual([]);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['EmailDetail', 'EmailSummary', 'ErrorBody', 'Inbox', 'WebhookCall']),
    );
  });

  it('says for every call which credentials it takes', () => {
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { security } of operations) {
      expect(schemes).toEqual(expect.arrayContaining(security.flatMap((requirement) => Object.keys(requirement))));
    }
    const securityOf = (id: string) => operations.find(({ operationId }) => operationId === id)?.security;
    expect(securityOf('listEmails')).toEqual([{}, { inboxToken: [] }, { apiKey: [] }, { visitorCookie: [] }]);
    expect(securityOf('listInboxes')).toEqual([{}, { apiKey: [] }, { visitorCookie: [] }]);
    expect(securityOf('listBlocks')).toEqual([{ operatorToken: [] }]);
    expect(securityOf('readMetrics')).toEqual([{}, { metricsToken: [] }]);
    expect(securityOf('readStats')).toEqual([]);
  });

  it('describes every call, and the calls of webhooks', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(apiCalls.map(({ id }) => id)));
    expect(Object.keys(document.webhooks)).toEqual(['mail:received', 'mail:updated']);
  });
});
