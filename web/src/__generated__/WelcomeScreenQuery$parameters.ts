/**
 * @generated SignedSource<<85e5b3c8ca30b136d99bd11ad24bce6e>>
 * @relayHash 136974962998fb70cad88d9e4b8acfb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ba03b9391c0d8505882373c89ff93a7bbf0193bd687a0d17339eaa8f8b83406

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomeScreenQuery } from './WelcomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WelcomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ba03b9391c0d8505882373c89ff93a7bbf0193bd687a0d17339eaa8f8b83406",
    "metadata": {},
    "name": "WelcomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
