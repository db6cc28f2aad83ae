/**
 * @generated SignedSource<<933f118175a3305791f74f1b5a2fc3bf>>
 * @relayHash ab915ad17b53249b33fef47351bf71a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea8dd468b736c4bd54d7e35e865a23b58b88aabab604cda6c229e4067dff2963

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea8dd468b736c4bd54d7e35e865a23b58b88aabab604cda6c229e4067dff2963",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
