/**
 * @generated SignedSource<<1805b4df17a7631e2ded10c5a7ba51bb>>
 * @relayHash 7161605c0e224a8e5f49926997af7184
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d6eb57a78d2a6b833dd9acffa0313c3c303863e80a5a8888bcc6b56c0e5e405

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomeScreenQuery } from './WelcomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WelcomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d6eb57a78d2a6b833dd9acffa0313c3c303863e80a5a8888bcc6b56c0e5e405",
    "metadata": {},
    "name": "WelcomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
