/**
 * @generated SignedSource<<33ca2b09fa3b0cfa49a83a4fac238ea8>>
 * @relayHash 1cf2f8cca435d7c7278140f0f988e977
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3e982ae30fb51e35c586ffcefd95eed682031e567bc67b7a3af626fe0ff87bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaletteQuery } from './PaletteQuery.graphql';

const node: PreloadableConcreteRequest<PaletteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3e982ae30fb51e35c586ffcefd95eed682031e567bc67b7a3af626fe0ff87bd",
    "metadata": {},
    "name": "PaletteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
