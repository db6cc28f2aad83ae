/**
 * @generated SignedSource<<6fb6a2cdf98fa5aef752f5ef3320101e>>
 * @relayHash 800a8822907f7745ffe7ee4d189a1ca1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 104d90956982c2043f94dc1eda0d839a7241b97db3a530c0b03137bc02a820a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutScreenQuery } from './AboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<AboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "104d90956982c2043f94dc1eda0d839a7241b97db3a530c0b03137bc02a820a4",
    "metadata": {},
    "name": "AboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
