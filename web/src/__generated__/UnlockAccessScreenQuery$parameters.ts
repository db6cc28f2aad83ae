/**
 * @generated SignedSource<<eff296272ad1c36093dfa5196b816b39>>
 * @relayHash f05e55ebcc559ec721f4ba3ab8e637fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfaf17639232d8c8800962769eb22a47088f6e0fa7a39ada04d4a36c0492ce44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnlockAccessScreenQuery } from './UnlockAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnlockAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfaf17639232d8c8800962769eb22a47088f6e0fa7a39ada04d4a36c0492ce44",
    "metadata": {},
    "name": "UnlockAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
