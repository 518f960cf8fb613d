/** Credentials in an answer, and what shows the inside of a server. */

/** A token that the description promises stands in a field of that name. */
const PROMISED = /"(token|accessToken|access_token)"\s*:\s*"[^"]*"/g;

/** Names of fields that have no place in an answer; what the description names itself is allowed. */
const SECRET_NAME =
  /(pass(word|wd|phrase)?|pwd|secret|salt|private_?key|api_?key|access_?key|credential|token|session_?id|hash|cvv)$/i;

export const isSecretName = (place: string): boolean => SECRET_NAME.test(place);

/** Names of fields in which a server speaks to those who made it. */
const INSIDE_NAME = /\b(sql|sql_?text|stack|stack_?trace|exception(_?class)?|debug(_?info)?)$/i;

export const isInsideName = (place: string): boolean => INSIDE_NAME.test(place);

/** The inside of a server: traces, statements, paths and addresses, in the forms that products write them. */
const INSIDES: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY/, 'a private key'],
  [/\b(Bearer|Basic) [\w.~+/=-]{8,}/, 'an authorization header'],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/, 'a token'],
  [
    /\bat [\w.$<>]+\([\w.]+\.(java|kt|scala|groovy):\d+\)|Caused by: [\w.]+(Exception|Error)/,
    'a stack trace of Java',
  ],
  [
    /\b[A-Z]\w+Exception\b|\b(java|javax|org|com|cn|net)(\.\w+){1,8}\.\w*Error\b/,
    'an exception of Java or .NET',
  ],
  [
    /\.[A-Z]\w*@[0-9a-f]{5,8}\b|\[[BCL][\w./;]*@[0-9a-f]{5,8}\b|\bobject at 0x[0-9a-f]+/,
    'an object of a program',
  ],
  [
    /\bE(CONNREFUSED|CONNRESET|HOSTUNREACH|TIMEDOUT|NOTFOUND|PIPE)\b|\bConnection refused\b|\b(connect|[Rr]ead) timed out\b|available server for client/,
    'an error between servers',
  ],
  [/\bat .+\.[cm]?[jt]sx?:\d+(:\d+)?|node:internal\/|node_modules\//, 'a stack trace of Node'],
  [
    /\b(Type|Reference|Range|Syntax)Error: |Cannot read propert(y|ies) of (undefined|null)/,
    'an error of JavaScript',
  ],
  [
    /\b(System|Microsoft)(\.\w+)+Exception\b|\bat [\w.<>`]+\(.*\) in .+\.(cs|vb):line \d+/,
    'a stack trace of .NET',
  ],
  [/Traceback \(most recent call last\)|File "[^"]+\.py", line \d+/, 'a stack trace of Python'],
  [
    /\b(Fatal error|Parse error|Warning|Notice): .+ in .+\.php|\.php:\d+\)?|PHP (Fatal|Warning)|Stack trace:\s*#0/,
    'an error of PHP',
  ],
  [
    /\bgoroutine \d+ \[|\bpanic: |\bruntime error: |\[signal SIG[A-Z]+|\.go:\d+|\.rb:\d+:in |\bNoMethodError\b/,
    'a stack trace of Go or Ruby',
  ],
  [/\bthread '[^']+' panicked at |\.rs:\d+:\d+|\*\* \(\w+Error\)/, 'a stack trace of Rust or Elixir'],
  [
    /\bSELECT\b.{1,200}\bFROM\b|\bINSERT INTO\b|\bUPDATE\b \S+ \bSET\b|\bDELETE FROM\b|\bWHERE\b .{1,80}=/i,
    'a statement of SQL',
  ],
  [
    /\bSQLSTATE\b|\bORA-\d{4,5}\b|SQLException|SQLSyntaxError|You have an error in your SQL|Duplicate entry '|Data too long for column|Unknown column|Incorrect string value|deadlock found|MyBatis|### Error|com\.mysql|PSQLException|E11000/i,
    'an error of a database',
  ],
  [
    /\bjdbc:\w+:|\b(mysql|postgres(ql)?|redis|mongodb(\+srv)?|amqps?|kafka|ldaps?):\/\/\S+|\bData Source=|\bServer=.+;\s*Database=/i,
    'the address of a database',
  ],
  [/\b(password|passwd|pwd|secret)\s*[=:]\s*['"]?[^\s'",}]{4,}/i, 'a password'],
  [
    /<center>(nginx|openresty|tengine)[^<]*<\/center>|\b(nginx|openresty|tengine|apache-coyote|tomcat|jetty|weblogic|microsoft-iis|gunicorn|werkzeug|uvicorn|openssl|php|express|spring-?boot)\/v?\d+[\w.]*/i,
    'product and version of a server',
  ],
  [/Apache Tomcat|Whitelabel Error Page|Powered by|Server Error in '\/|ASP\.NET/i, 'the product of a server'],
  [
    /(?<![\d.])(10\.\d{1,3}|192\.168|172\.(1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}(?![\d.])/,
    'a private address',
  ],
  [
    /(?<![\w/.:])\/(usr|var|opt|etc|root|srv)\/[\w.-]+\/[\w./-]+|\b[A-Z]:\\\\?(\w+\\\\?)+/,
    'a path of the server',
  ],
  [
    /\b[\w-]+\.(internal|local|lan|intra|svc|cluster\.local)(:\d+)?\b(?!\/new\/api)|\bhttps?:\/\/(?!localhost\b)[a-z][a-z\d-]*(:\d+)?\//i,
    'an inner host',
  ],
  [/\bAKIA[0-9A-Z]{16}\b|\bLTAI[0-9A-Za-z]{12,}/, 'a key of a cloud'],
];

/**
 * @param secrets the tester's own, as they are
 * @param origin where the backend is asked: a link to it shows nothing of its inside
 * @returns what shows, never the secret itself
 */
export function secretsIn(text: string, secrets: readonly string[], origin: string): readonly string[] {
  const rest = text
    .replace(PROMISED, '""')
    .replace(/\bhttps?:\/\/[^\s"'<>/?#]+/gi, (host) => (host.toLowerCase() === origin ? 'own' : host));
  const forms = secrets
    .filter((secret) => secret.length >= 4)
    .flatMap((secret) => [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]);
  const isLeaked = forms.some((form) => rest.includes(form));
  return [
    ...(isLeaked ? ["the tester's own credential"] : []),
    ...INSIDES.filter(([pattern]) => pattern.test(rest)).map(([, name]) => name),
  ];
}
