// The OpenAPI theme has a component of the same name, which prose pages would get.
export {default} from '@theme-init/Tabs';
