import openApi from 'virtual:openapi';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
}

/** The parts of an OpenAPI call that the page shows. */
export interface DescribedCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  parameters: readonly Parameter[];
  /** The shell variable for the call's token in the example; null if the call takes no token. */
  token: 'TOKEN' | 'ADMIN_TOKEN' | 'INTAKE_TOKEN' | null;
  answersJson: boolean;
  example: object | null;
  /** The media type of a body that is not JSON. */
  rawBody: string | null;
  responses: readonly { status: string; description: string }[];
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, unknown>[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { example: object | string }> };
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}

/** The calls by group, in the order of the document. */
export const describedGroups = openApi.tags.map(({ name }) => ({
  name,
  calls: Object.entries(openApi.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(name))
      .map(([method, operation]): DescribedCall => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        parameters: operation.parameters,
        token: tokenOf(operation),
        answersJson: operation.responses['200']?.content?.['application/json'] !== undefined,
        ...bodyOf(operation),
        responses: Object.entries(operation.responses).map(([status, { description }]) => ({ status, description })),
      })),
  ),
}));

function bodyOf({ requestBody }: Operation): Pick<DescribedCall, 'example' | 'rawBody'> {
  const [[mediaType, { example }] = [null, { example: null }]] = Object.entries(requestBody?.content ?? {});
  return typeof example === 'string' ? { example: null, rawBody: mediaType } : { example, rawBody: null };
}

function tokenOf({ security }: Operation): DescribedCall['token'] {
  const takes = (name: string) => security.some((scheme) => name in scheme);
  if (takes('operatorToken')) return 'ADMIN_TOKEN';
  return takes('intakeToken') ? 'INTAKE_TOKEN' : takes('inboxToken') ? 'TOKEN' : null;
}

const samples: Record<string, string> = {
  to: 'swift-owl42@DOMAIN',
  address: 'swift-owl42@DOMAIN',
  id: 'ID',
  index: '0',
  'x-envelope-from': 'ana@example.com',
  'x-envelope-to': 'swift-owl42@DOMAIN',
};

/** The call as a command line. */
export function curlOf({ method, path, parameters, token, example, rawBody }: DescribedCall, origin: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? name);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${samples[name] ?? name.toUpperCase()}`);
  return [
    'curl -s',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(token ? [`-H "Authorization: Bearer $${token}"`] : []),
    ...parameters
      .filter((parameter) => parameter.in === 'header' && parameter.required)
      .map(({ name }) => `-H "${name}: ${samples[name] ?? ''}"`),
    ...(rawBody ? [`-H 'Content-Type: ${rawBody}' --data-binary @mail.eml`] : []),
    ...(example ? [`-H 'Content-Type: application/json' -d '${JSON.stringify(example)}'`] : []),
    `"${origin}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
  ].join(' ');
}

/** Whether the page can try a call: it only reads, and needs no data of the visitor. */
export const canTry = ({ method, parameters, token, answersJson }: DescribedCall) =>
  method === 'GET' && !token && answersJson && parameters.every(({ required }) => !required);
