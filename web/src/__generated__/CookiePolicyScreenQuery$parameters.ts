/**
 * @generated SignedSource<<73f12f53885b0ee201359661ef4e8d6a>>
 * @relayHash d27dcc649c3848e47f4753fe53305163
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f334cc109c7d700c21c4c1a11ff5beb3e94616214712a9b02f87ebc8e6fc2a37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CookiePolicyScreenQuery } from './CookiePolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CookiePolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f334cc109c7d700c21c4c1a11ff5beb3e94616214712a9b02f87ebc8e6fc2a37",
    "metadata": {},
    "name": "CookiePolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
