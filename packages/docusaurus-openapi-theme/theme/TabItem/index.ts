// The OpenAPI theme has one of its own, which would stand in all prose.
export {default} from '@theme-init/TabItem';
