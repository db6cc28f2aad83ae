/**
 * @generated SignedSource<<d1470bfb87542043ea9a065c85b8d70f>>
 * @relayHash 1754cfb3c897c16cb2bfc949e3d35814
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4b19ac1835496ab8c193012ffd0b52e3f90b2cdb2b5bb8496c0acba5cd90d6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordSentScreenQuery } from './ResetPasswordSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4b19ac1835496ab8c193012ffd0b52e3f90b2cdb2b5bb8496c0acba5cd90d6c",
    "metadata": {},
    "name": "ResetPasswordSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
