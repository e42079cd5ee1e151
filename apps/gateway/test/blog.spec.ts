import type { Article, ArticleList } from '@efemera/contract';
import { FakeLibreTranslate } from '@efemera/testing/libre-translate';
import { TestGateway } from './support.js';

const id = 'o-que-e-email-temporario';

const json = async <T>(response: Response) => (await response.json()) as T;
const errorOf = async (response: Response) => ({
  status: response.status,
  ...(await json<{ error: { code: string; provider?: string; reason?: string } }>(response)).error,
});

describe('the blog', () => {
  const provider = new FakeLibreTranslate();
  let providerUrl: string;
  let gateway: TestGateway;
  beforeAll(async () => {
    providerUrl = await provider.start();
    gateway = await TestGateway.start({
      TRANSLATE_URL: providerUrl,
      TRANSLATE_API_KEY: 'key-1',
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await provider.stop();
  });
  beforeEach(() => {
    provider.mode = 'translate';
    provider.requests = [];
  });

  const list = async (query = '') => json<ArticleList>(await gateway.call('GET', `/api/blog/articles${query}`));
  const article = (lang: string) => gateway.call('GET', `/api/blog/articles/${id}?lang=${lang}`);
  const translate = (target: string, articleId = id) =>
    gateway.call('POST', '/api/translate', { body: { articleId, target } });

  it('lists articles, newest first, without their texts', async () => {
    const { articles } = await list();
    expect(articles.map((listed) => listed.id)).toContain(id);
    expect(articles.map(({ publishedAt }) => publishedAt)).toEqual(
      articles.map(({ publishedAt }) => publishedAt).sort((a, b) => b.localeCompare(a)),
    );
    expect(articles[0]).not.toHaveProperty('content');
  });

  it('filters its articles, and refuses unknown filters', async () => {
    expect((await list('?lang=pt-BR&q=TEMPORARIO')).articles.length).toBeGreaterThan(0);
    expect((await list('?q=nothing+like+this')).articles).toEqual([]);
    expect(await list('?lang=&category=&source=&q=')).toEqual(await list());
    for (const query of [
      '?lang=xx',
      '?category=x',
      '?source=x',
      `?q=${'x'.repeat(201)}`,
      '?lng=<script>&lang=<script>',
    ]) {
      expect([query, (await gateway.call('GET', `/api/blog/articles${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('shows an article in the given language, or else in its original one', async () => {
    const portuguese = await json<Article>(await article('pt-BR'));
    expect(portuguese).toMatchObject({ id, language: 'pt-BR', source: 'manual' });
    expect(portuguese.content.length).toBeGreaterThan(1000);
    expect(portuguese.languages).toContain('pt-BR');
    expect((await json<Article>(await article('nonsense'))).language).toBe('pt-BR');
    for (const wrong of ['no-such-article', '..%2f..%2fx', '%00', 'A', '<script>', 'x'.repeat(300)]) {
      expect(await errorOf(await gateway.call('GET', `/api/blog/articles/${wrong}`))).toMatchObject({
        status: 404,
        code: 'article_not_found',
      });
    }
  });

  it('names the reason why a translation failed, and does not cache the failure', async () => {
    provider.mode = 'limit';
    expect(await errorOf(await translate('ko-KR'))).toMatchObject({
      status: 429,
      code: 'provider_limit',
      provider: 'LibreTranslate',
    });
    for (const [mode, reason] of [
      ['wrong_key', 'refused'],
      ['garbage', 'malformed'],
    ] as const) {
      provider.mode = mode;
      expect(await errorOf(await translate('ko-KR'))).toMatchObject({
        status: 502,
        code: 'translation_failed',
        reason,
      });
    }
    provider.mode = 'slow';
    const hasty = await TestGateway.start({ TRANSLATE_URL: providerUrl, TRANSLATE_TIMEOUT_SECONDS: '1' });
    const late = await hasty.call('POST', '/api/translate', { body: { articleId: id, target: 'ko-KR' } });
    expect(await errorOf(late)).toMatchObject({ status: 502, code: 'translation_failed', reason: 'timeout' });
    await hasty.stop();
    expect((await json<Article>(await article('ko-KR'))).source).toBe('manual');
  });

  it('translates once for all visitors, line by line, and lists the translation as automatic', async () => {
    const before = await json<Article>(await article('ko-KR'));
    const answers = await Promise.all([translate('ko-KR'), translate('ko-KR')]);
    const [first] = await Promise.all(answers.map((response) => json<Article>(response)));
    expect(first).toMatchObject({ language: 'ko-KR', source: 'automatic', title: `[ko] ${before.title}` });
    expect(first?.content).toMatch(/^## \[ko\] /m);
    expect(first?.content).toMatch(/^- \[ko\] /m);
    expect(
      provider.requests.every(
        ({ api_key, source, target, format }) =>
          api_key === 'key-1' && source === 'pt' && target === 'ko' && format === 'text',
      ),
    ).toBe(true);
    const asked = provider.requests.length;
    expect((await translate('ko-KR')).status).toBe(200);
    expect(provider.requests).toHaveLength(asked);
    expect((await list('?source=automatic&lang=ko-KR')).articles.map((listed) => listed.id)).toContain(id);
    expect((await json<Article>(await article('ko-KR'))).languages).toEqual(expect.arrayContaining(['pt-BR', 'ko-KR']));
  });

  it('refuses to translate unknown articles, or into unknown languages', async () => {
    for (const body of [
      {},
      { articleId: id },
      { articleId: id, target: 'xx' },
      { articleId: '../x', target: 'ko-KR' },
    ]) {
      expect((await gateway.call('POST', '/api/translate', { body })).status).toBe(400);
    }
    expect((await translate('ko-KR', 'no-such-article')).status).toBe(404);
  });
});

describe('without a translator', () => {
  it('the settings of the page name no translator, and the gateway translates nothing', async () => {
    const gateway = await TestGateway.start();
    try {
      expect(await json(await gateway.call('GET', '/api/config'))).toMatchObject({ translationProvider: null });
      const response = await gateway.call('POST', '/api/translate', { body: { articleId: id, target: 'ko-KR' } });
      // The suite above may have stored this translation, which is then answered without a translator.
      expect([200, 502]).toContain(response.status);
    } finally {
      await gateway.stop();
    }
  });

  it('that can be reached, the gateway names `unreachable` and not `timeout` as the reason', async () => {
    const gateway = await TestGateway.start({ TRANSLATE_URL: 'http://127.0.0.1:9' });
    try {
      const { articles } = await json<ArticleList>(await gateway.call('GET', '/api/blog/articles?lang=pt-BR'));
      const untranslated = articles.at(-1)?.id ?? '';
      const answer = await gateway.call('POST', '/api/translate', {
        body: { articleId: untranslated, target: 'ko-KR' },
      });
      if (answer.status !== 200) expect(await errorOf(answer)).toMatchObject({ status: 502, reason: 'unreachable' });
    } finally {
      await gateway.stop();
    }
  });
});
