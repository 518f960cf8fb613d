/** Imported before all else: what loads React must not load its development build, which the portal's build cannot use. */
process.env['NODE_ENV'] = 'production';
