/**
 * @generated SignedSource<<ed9685ba00000a350d06b3f4340aa689>>
 * @relayHash 140367f6a1bcf8b95df7801b19a78cfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e11256cd1ba8e961b4bf29cc48fe99674dd4cc108bba63e9bc41e9493b594ad8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e11256cd1ba8e961b4bf29cc48fe99674dd4cc108bba63e9bc41e9493b594ad8",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
