/**
 * @generated SignedSource<<5beefacb452f52cfbe737925ac388741>>
 * @relayHash 71c13e87ce94cca7010ac3db4c7093c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5da8dd5c64b05f20fe9bbb306dcbb554986e17f4bc2bdb39708a46e1f945c546

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordDoneScreenQuery } from './ResetPasswordDoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordDoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5da8dd5c64b05f20fe9bbb306dcbb554986e17f4bc2bdb39708a46e1f945c546",
    "metadata": {},
    "name": "ResetPasswordDoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
